import { roomSettingsOf, roomSettingsSchema, startingRoomSettings } from './room-settings';
import { resolveRuleSet } from './rule-sets/resolve';

describe('the settings of a new room', () => {
  it('are the house’s starting values', () =>
    expect(startingRoomSettings).toMatchObject({
      callAnswerMinutes: 5,
      callGraceMinutes: 2,
      afterNoAnswer: 'bottomOnceThenOff',
      callInAllowed: false,
      callInArrivalMinutes: 90,
      lockUpNewTableMinutes: 5,
      lockUpMaxMinutes: 10,
      absencePickupMinutes: 30,
      mustMoveRefusalCooldownMinutes: 60,
      mustMoveOrder: 'waitingList',
      tableOpenCloseRole: 'floorSupervisor',
      tableBreakSeatMethod: 'drawnCard',
      ratholeReturnMinutes: 60,
      collectionIntervalMinutes: 30,
      collectionDue: 'inAdvance',
      collectionCourtesyMaxWaiting: 0,
      collectionNewPlayerExemptMaxWaiting: 1,
      stakesChangeBlockingObjections: 2,
      transferRefusedIfOldTableShorter: true,
    }));

  it('are within their ranges', () =>
    expect(roomSettingsSchema.safeParse(startingRoomSettings).success).toBe(true));

  it('hold nothing about the hand', () => expect(startingRoomSettings).not.toHaveProperty('minRaiseRule'));

  it('hold nothing about tournaments, such as who chooses a seat in a satellite', () =>
    expect(startingRoomSettings).not.toHaveProperty('satelliteOpenSeatChoice'));
});

describe('the settings of a room under a rule set', () => {
  it('are the floor’s part of it', () => {
    const house = { id: 'house', extends: 'thr', values: { callAnswerMinutes: 3 } } as const;
    const settings = roomSettingsOf(resolveRuleSet(house));
    expect(settings.callAnswerMinutes).toBe(3);
    expect(settings.ratholeReturnMinutes).toBeNull();
    expect(Object.keys(settings)).toEqual(Object.keys(startingRoomSettings));
  });
});
