import { type Instant, instant, type RoomId } from '@cardroom/kernel';
import { type KeptByLaw } from '@cardroom/players';
import { Inject, Injectable } from '@nestjs/common';
import { type Pool } from 'pg';
import { POOL } from '../tokens';

/** The years for which registers and exclusions are kept (product.md, section 6). */
const yearsKept = 5;

/** Facts for which the law wants to know who it was. The list is that of a partial index. */
const lawfulFacts = `
  SELECT type, occurred_at AS at, data ->> 'until' AS until, data ->> 'incidentId' AS incident,
    metadata ->> 'room' AS room
  FROM events
  WHERE data ->> 'playerId' = ANY($1) AND metadata ->> 'room' = $2
    AND type IN ('IdentityTaken', 'ExchangeRegistered', 'PlayerShutOut', 'SanctionEnded', 'ExcludedAtOwnRequest',
                 'OwnRequestEnded')`;

interface FactRow {
  readonly type: string;
  readonly at: Date | number;
  readonly until: string | null;
  readonly incident: string | null;
}

const yearsAfter = (at: Date | number): Instant => {
  const date = new Date(at);
  date.setUTCFullYear(date.getUTCFullYear() + yearsKept);
  return instant(date.getTime());
};

const later = (a: Instant, b: Instant): Instant => (a > b ? a : b);

const isRegister = ({ type }: FactRow): boolean => type === 'IdentityTaken' || type === 'ExchangeRegistered';
const isExclusion = ({ type }: FactRow): boolean =>
  type === 'PlayerShutOut' || type === 'ExcludedAtOwnRequest';

/** An exclusion is kept while it runs and five years after it was given; one without an end until it is lifted. */
const exclusionOf = (fact: FactRow, facts: readonly FactRow[]): KeptByLaw => {
  const ended = facts.find(
    ({ type, incident, at }) =>
      (type === 'SanctionEnded' && incident === fact.incident) ||
      (type === 'OwnRequestEnded' && at > fact.at),
  );
  if (ended) return { what: 'exclusion', until: yearsAfter(ended.at) };
  const until = fact.until === null ? null : later(instant(Number(fact.until)), yearsAfter(fact.at));
  return { what: 'exclusion', until };
};

/** What the law keeps of numbers of players. A check that cannot be made throws, and nobody is erased. */
@Injectable()
export class LawfulKeeping {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  async of(room: RoomId, ids: readonly string[]): Promise<readonly KeptByLaw[]> {
    const { rows } = await this.pool.query<FactRow>(lawfulFacts, [[...ids], room]);
    return [
      ...rows.filter(isExclusion).map((fact) => exclusionOf(fact, rows)),
      ...rows
        .filter(isRegister)
        .map(({ at }): KeptByLaw => ({ what: 'identity-register', until: yearsAfter(at) })),
    ];
  }
}
