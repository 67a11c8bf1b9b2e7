-- The report of what may be worth a look reads thirty days of a few kinds of facts.
CREATE INDEX "events_worth_a_look" ON "events" ("occurred_at") WHERE type IN ('CallExpired', 'SoftPlayFlagged');
CREATE INDEX "events_of_dealers" ON "events" ("occurred_at")
  WHERE type IN ('DealerSignedIn', 'DealerSignedOut', 'DealerBreakStarted', 'DealersPushed', 'HandCorrected');
CREATE INDEX "events_of_misdeals" ON "events" ("occurred_at")
  WHERE type IN ('HandFinished', 'HandReckoned') AND data ->> 'result' = 'misdeal';
CREATE INDEX "events_ruled_misdeals" ON "events" ("occurred_at")
  WHERE type = 'RulingDecided' AND data ->> 'outcome' = 'misdeal';
