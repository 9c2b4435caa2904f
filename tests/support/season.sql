-- Of 1.5 million letters 3,000 are pending, 50 being sent, 1,000 held and 2,000 failed. Most of
-- the others arrived lately, and 100,000 are past delete_after. 900,000 mailboxes have written them,
-- one in eight of a small domain.
INSERT INTO santa_letters (
    child_name, age, city_country, parent_email, wish_list, message_to_santa, been_good,
    created_at, submission_key, recipient_hash, domain_hash, reply_variant, access_key,
    reply_status, hold_reason, failure_reason, reply_attempts, reply_scheduled_at,
    reply_expires_at, reply_lease, reply_lease_until, reply_sent_at, reply_message_id, reply_error,
    reply_attempted_at, delivery_status, delivery_status_at, resend_count, alert_at, delete_after)
SELECT
    'Testkind', 7, 'Teststadt, Testland', 'parent' || mailbox || '@example.org',
    rpad('', 20 + mod(n, 300), 'a red kite '), rpad('', mod(n, 400), 'How is Rudolph? '), true,
    stored, md5('key' || n) || '-' || hash, hash,
    CASE WHEN mod(mailbox, 8) = 0 THEN md5('domain' || mod(mailbox, 20000)) END, 0,
    substr(md5('access' || n), 1, 24), status, reason, failure, 1,
    CASE WHEN status = 'pending' THEN now - interval '1 hour' + mod(n, 90) * interval '1 minute'
         WHEN status = 'sending' THEN now + interval '1 minute'
         WHEN reason LIKE '%limit' THEN now + mod(n, 1440) * interval '1 minute' END,
    stored + interval '48 hours',
    CASE WHEN status = 'sending' THEN md5('lease' || n) END,
    CASE WHEN status = 'sending' THEN now + interval '1 minute' END,
    CASE WHEN status = 'sent' THEN stored + interval '2 seconds' END,
    CASE WHEN status = 'sent' THEN md5('mail' || n) END,
    CASE WHEN status = 'failed' THEN 'HTTP 400' END,
    stored + interval '1 second',
    CASE WHEN status = 'sent' THEN 'delivered' END,
    CASE WHEN status = 'sent' THEN stored + interval '9 seconds' END, 0,
    CASE WHEN reason = 'danger' THEN now + interval '5 hours' END,
    stored + interval '30 days'
FROM (
    SELECT n, now, status, mailbox, md5('mailbox' || mailbox) AS hash,
        CASE WHEN status IN ('pending', 'sending') THEN now - mod(n, 90) * interval '1 minute'
             WHEN mod(n, 15) = 0
                  THEN now - interval '30 days 1 minute' - mod(n, 1440) * interval '1 minute'
             ELSE now - power(1 - n / rows::float, 1.5) * interval '29 days' END AS stored,
        CASE WHEN status = 'held' THEN (ARRAY['recipient_limit', 'domain_limit', 'suppressed',
            'operator', 'danger'])[1 + mod(n / 1500, 5)] END AS reason,
        CASE WHEN status = 'failed' THEN
            CASE mod(n / 750, 4) WHEN 0 THEN 'expired' ELSE 'rejected' END END AS failure
    FROM (
        SELECT n, now, rows, mod(abs(hashint4(n)), 1 + rows * 6 / 10) AS mailbox,
            CASE WHEN mod(n, 500) = 1 THEN 'pending' WHEN mod(n, 30000) = 2 THEN 'sending'
                 WHEN mod(n, 1500) = 3 THEN 'held' WHEN mod(n, 750) = 4 THEN 'failed'
                 ELSE 'sent' END AS status
        FROM generate_series(1, cast(:rows AS int)) AS n,
            (SELECT cast(:now AS timestamptz) AS now, cast(:rows AS int) AS rows) AS given
    ) AS numbered
) AS letter;

-- The replies of the last day, once for the mailbox and once for a small domain.
INSERT INTO sent_replies (recipient_hash, sent_at)
SELECT hash, reply_sent_at FROM santa_letters,
    LATERAL unnest(ARRAY[recipient_hash, domain_hash]) AS hash
WHERE reply_sent_at > cast(:now AS timestamptz) - interval '1 day' AND hash IS NOT NULL;

INSERT INTO suppressed_recipients (recipient_hash, reason, created_at)
SELECT DISTINCT ON (recipient_hash) recipient_hash, 'bounce', created_at FROM santa_letters
WHERE hold_reason = 'suppressed';

INSERT INTO sending_counts (minute, requests)
SELECT date_trunc('minute', cast(:now AS timestamptz)) - n * interval '1 minute', 100
FROM generate_series(0, 1439) AS n;
