import { afterMinutes, id, instantFromIso, type Role } from '@cardroom/kernel';
import { type ErasePlayer, type KeepRecord, type MergePlayers, type PlayerCommand } from './commands';
import { type PlayerEvent } from './events';
import { yearsBetween } from './record';
import {
  aliasShowsName,
  birthDateImpossible,
  isErased,
  isMerged,
  keptForExclusion,
  keptForRegister,
  mergedStillHere,
  mergeWithSelf,
  noRecord,
  noteNotYours,
  noteUnknown,
  notRegistered,
  recordChanged,
  recordEmpty,
  stillHere,
  tooYoung,
} from './refusals';
import { erasedFact, mergedAway, other, playerId, registered, scenario, stampAt } from './testing/testing';

const keep: KeepRecord = {
  type: 'KeepRecord',
  ...stampAt(3, 'floorSupervisor'),
  ref: 'p1.record-c4',
  fields: ['legal-name', 'birth-date'],
  revision: 0,
  legalName: { familyName: 'Poquelin', givenNames: 'Jean-Baptiste' },
  birthDate: '1990-04-12',
  today: '2026-11-28',
  minimumAgeYears: 18,
};
const kept: PlayerEvent = {
  type: 'RecordKept',
  ...stampAt(3, 'floorSupervisor'),
  playerId,
  ref: 'p1.record-c4',
  fields: ['legal-name', 'birth-date'],
  revision: 1,
};

describe('the full record comes later', () => {
  it('is kept apart: the fact says which parts, and nothing that stands in them', () => {
    scenario.given(registered).when(keep).then(kept);
    expect(JSON.stringify(kept)).not.toMatch(/Poquelin|1990/);
  });

  it('overwrites nobody’s change unseen', () => {
    scenario
      .given(registered, kept)
      .when(keep)
      .thenRefused(recordChanged({ revision: 0, now: 1 }));
    scenario
      .given(registered, kept)
      .when({ ...keep, revision: 1, ref: 'p1.record-2' })
      .then({ ...kept, revision: 2, ref: 'p1.record-2' });
  });

  it('says something', () => {
    scenario
      .given(registered)
      .when({ ...keep, fields: [] })
      .thenRefused(recordEmpty());
    scenario.given().when(keep).thenRefused(notRegistered());
  });

  it('wants another alias first where the alias is the name', () => {
    const poquelin = { ...registered, alias: 'Poquelin' } as PlayerEvent;
    scenario.given(poquelin).when(keep).thenRefused(aliasShowsName());
  });

  it('takes birth dates that can be', () => {
    const born = (birthDate: string): KeepRecord => ({ ...keep, birthDate, minimumAgeYears: 0 });
    scenario
      .given(registered)
      .when(born('2026-11-29'))
      .thenRefused(birthDateImpossible({ oldestYears: 120 }));
    scenario
      .given(registered)
      .when(born('1905-11-28'))
      .thenRefused(birthDateImpossible({ oldestYears: 120 }));
    scenario.given(registered).when(born('1906-11-28')).then(kept);
    scenario.given(registered).when(born('2026-11-28')).then(kept);
  });
});

describe('nobody under the house’s age is taken up', () => {
  it.each([
    ['2008-11-28', 18],
    ['2008-11-29', 17],
    ['2008-02-29', 18],
  ])('somebody born on %s is %i on 28 November 2026', (birthDate, years) => {
    expect(yearsBetween(birthDate, '2026-11-28')).toBe(years);
    const decision = scenario.given(registered).when({ ...keep, birthDate });
    if (years >= 18) decision.then(kept);
    else decision.thenRefused(tooYoung({ minimumAgeYears: 18 }));
  });

  it('where the house asks for an age', () => {
    const young = { ...keep, birthDate: '2012-01-01' };
    scenario
      .given(registered)
      .when(young)
      .thenRefused(tooYoung({ minimumAgeYears: 18 }));
    scenario
      .given(registered)
      .when({ ...young, minimumAgeYears: 0 })
      .then(kept);
    scenario
      .given(registered)
      .when({ ...keep, birthDate: null })
      .then(kept);
  });
});

describe('every look at a legal name is recorded', () => {
  const see: PlayerCommand = {
    type: 'SeeRecord',
    ...stampAt(4, 'cashier'),
    screen: 'player',
    why: 'identity',
  };

  it('before it is shown', () => {
    scenario
      .given(registered, kept)
      .when(see)
      .then({ type: 'RecordSeen', ...stampAt(4, 'cashier'), playerId, screen: 'player', why: 'identity' });
  });

  it('where there is something to see', () => {
    scenario.given(registered).when(see).thenRefused(noRecord());
  });
});

describe('a number to be called at is kept one day', () => {
  it('to the minute', () => {
    const ref = 'p1.phone-c3';
    const until = afterMinutes(stampAt(2).at, 24 * 60);
    scenario
      .given(registered)
      .when({ type: 'KeepPhone', ...stampAt(2), ref })
      .then({ type: 'PhoneKept', ...stampAt(2), playerId, ref, until });
  });
});

describe('notes are for some and not for others', () => {
  const write = (audience: 'floor' | 'cage' | 'management', role: Role): PlayerCommand => ({
    type: 'WriteNote',
    ...stampAt(5, role),
    ref: 'p1.note-c6',
    audience,
  });
  const written: PlayerEvent = {
    type: 'NoteWritten',
    ...stampAt(5),
    playerId,
    noteId: 'n-c6',
    ref: 'p1.note-c6',
    audience: 'floor',
  };

  it('the list keeper writes for the floor and for nobody else', () => {
    scenario.given(registered).when(write('floor', 'listKeeper')).then(written);
    scenario
      .given(registered)
      .when(write('cage', 'listKeeper'))
      .thenRefused(noteNotYours({ audience: 'cage' }));
    scenario
      .given(registered)
      .when(write('management', 'listKeeper'))
      .thenRefused(noteNotYours({ audience: 'management' }));
  });

  it.each([
    ['dealer', 'floor', false],
    ['cashier', 'floor', false],
    ['cashier', 'cage', true],
    ['floorSupervisor', 'management', true],
    ['auditor', 'floor', false],
    ['shiftManager', 'cage', true],
  ] as const)('%s writes for %s: %s', (role, audience, may) => {
    expect(scenario.given(registered).when(write(audience, role)).decision.accepted).toBe(may);
  });

  it('are withdrawn by whoever wrote them, or by a manager', () => {
    const withdraw = (staffId: string, role: Role): PlayerCommand => ({
      type: 'WithdrawNote',
      ...stampAt(6, role),
      by: { kind: 'staff', id: id(staffId), role },
      noteId: 'n-c6',
      reason: 'settled',
    });
    const gone = (staffId: string, role: Role): PlayerEvent => ({
      type: 'NoteWithdrawn',
      ...stampAt(6, role),
      by: { kind: 'staff', id: id(staffId), role },
      playerId,
      noteId: 'n-c6',
      reason: 'settled',
    });
    const noted = scenario.given(registered, written);
    noted.when(withdraw('k1', 'listKeeper')).then(gone('k1', 'listKeeper'));
    noted.when(withdraw('k2', 'listKeeper')).thenRefused(noteNotYours({ audience: 'floor' }));
    noted.when(withdraw('m1', 'shiftManager')).then(gone('m1', 'shiftManager'));
    scenario
      .given(registered, written, gone('k1', 'listKeeper'))
      .when(withdraw('k1', 'listKeeper'))
      .thenRefused(noteUnknown({ noteId: 'n-c6' }));
  });
});

describe('two numbers that are one person become one', () => {
  const merge: MergePlayers = {
    type: 'MergePlayers',
    ...stampAt(9, 'floorSupervisor'),
    kept: other,
    merged: playerId,
    reason: 'same papers',
    open: [],
  };
  const second: PlayerEvent = { ...registered, playerId: other } as PlayerEvent;

  it('by a fact in both records', () => {
    scenario.given(registered).when(merge).then(mergedAway);
    scenario.given(second).when(merge).then(mergedAway);
  });

  it('not while the number that vanishes is in the room or has money open', () => {
    for (const open of ['seated', 'listed', 'custody', 'money'] as const)
      scenario
        .given(registered)
        .when({ ...merge, open: [open] })
        .thenRefused(mergedStillHere({ playerId, open: [open] }));
  });

  it('once, and not with itself', () => {
    scenario
      .given(registered, mergedAway)
      .when(merge)
      .thenRefused(isMerged({ playerId, into: other }));
    scenario
      .given(registered)
      .when({ ...merge, kept: playerId })
      .thenRefused(mergeWithSelf({ playerId }));
    scenario.given(registered, erasedFact).when(merge).thenRefused(isErased({ playerId }));
    scenario.given().when(merge).thenRefused(notRegistered());
  });
});

describe('a person is erased on request', () => {
  const erase: ErasePlayer = {
    type: 'ErasePlayer',
    ...stampAt(9, 'roomManager'),
    code: 'K7QM2XTR',
    reason: 'request',
    open: [],
    keptByLaw: [],
  };

  it('with a code for the receipt', () => {
    scenario.given(registered, kept).when(erase).then(erasedFact);
  });

  it('also under a number given up for another', () => {
    scenario.given(registered, mergedAway).when(erase).then(erasedFact);
  });

  it('once', () => {
    scenario.given(registered, erasedFact).when(erase).thenRefused(isErased({ playerId }));
    scenario.given().when(erase).thenRefused(notRegistered());
  });

  it('not while he is here', () => {
    scenario
      .given(registered)
      .when({ ...erase, open: ['seated'] })
      .thenRefused(stillHere({ open: ['seated'] }));
  });

  it('not before the law’s time is over', () => {
    const keptUntil = (what: 'identity-register' | 'exclusion', until: string | null): ErasePlayer => ({
      ...erase,
      keptByLaw: [{ what, until: until === null ? null : instantFromIso(until) }],
    });
    scenario
      .given(registered)
      .when(keptUntil('identity-register', '2026-11-28T19:09:01Z'))
      .thenRefused(keptForRegister({ until: '2026-11-28' }));
    scenario
      .given(registered)
      .when(keptUntil('exclusion', null))
      .thenRefused(keptForExclusion({ until: null }));
    scenario.given(registered).when(keptUntil('identity-register', '2026-11-28T19:09:00Z')).then(erasedFact);
  });
});
