-- Earlier rulings under the same rule are looked up in the facts themselves.
CREATE INDEX "events_rulings" ON "events" USING GIN ((data -> 'rules')) WHERE type = 'RulingDecided';
