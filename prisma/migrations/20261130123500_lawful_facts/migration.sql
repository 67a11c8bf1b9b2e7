-- What the law keeps of a person is asked before he is erased.
CREATE INDEX "events_lawful_facts" ON "events" ((data ->> 'playerId')) WHERE type IN (
  'IdentityTaken', 'ExchangeRegistered', 'PlayerShutOut', 'SanctionEnded', 'ExcludedAtOwnRequest', 'OwnRequestEnded'
);
