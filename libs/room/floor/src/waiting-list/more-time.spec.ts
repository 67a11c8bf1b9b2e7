import { noAnswer, noMoreTime } from '../refusals';
import {
  ana,
  at,
  clock,
  entryId,
  floorAfter,
  happened,
  kiosk,
  ofEntry,
  openRoom,
  scenario,
  stampOf,
  t1,
  timer,
} from '../testing/testing';
import { liveEntry } from '../state';

const room = (settings = {}) => [
  ...openRoom(settings),
  at('18:10:00').open(t1),
  at('19:00:00').join(ana),
  at('20:00:00').call(ana, [t1, 3]),
];
const more = (time: string, by = kiosk) => at(time, by).ask({ type: 'GiveMoreTime', entryId: entryId(ana) });
const ofCall = { ...ofEntry(ana), tableId: t1, seat: 3, call: 1 };

describe('RRP-2.3.2 a called player may have more time, within the house’s limit', () => {
  it('moves the answer time and the end of the call by the house’s minutes', () => {
    const asked = more('20:04:00');
    scenario
      .given(...happened(...room()))
      .when(asked)
      .then({
        type: 'CallExtended',
        ...stampOf(asked),
        ...ofCall,
        times: 1,
        answerBy: clock('20:08:00'),
        endsAt: clock('20:10:00'),
      });
  });

  it('is given while the grace runs, and not from its last second on', () => {
    const given = scenario.given(...happened(...room()));
    const last = more('20:06:59');
    given.when(last).then(expect.objectContaining({ type: 'CallExtended' }) as never);
    given.when(more('20:07:00')).thenRefused(noAnswer({ entryId: entryId(ana), endedAt: clock('20:07:00') }));
  });

  it('is given as often as the house says, a second call included', () => {
    const once = [...room(), more('20:01:00')];
    scenario
      .given(...happened(...once))
      .when(more('20:02:00'))
      .thenRefused(noMoreTime({ entryId: entryId(ana), times: 1 }));
    scenario
      .given(...happened(...once, at('20:03:00').callAgain(ana)))
      .when(more('20:04:00'))
      .thenRefused(noMoreTime({ entryId: entryId(ana), times: 1 }));
    const twice = [...room({ callMoreTimeTimes: 2 }), more('20:01:00'), more('20:02:00')];
    expect(liveEntry(floorAfter(...twice), entryId(ana))?.standing).toMatchObject({
      call: { moreTimes: 2, answerBy: clock('20:11:00') },
    });
  });

  it('is not given where the house gives none', () => {
    scenario
      .given(...happened(...room({ callMoreTimeTimes: 0 })))
      .when(more('20:01:00'))
      .thenRefused(noMoreTime({ entryId: entryId(ana), times: 0 }));
  });

  it('a knock for the old end changes nothing; one for the new end ends the call', () => {
    const extended = scenario.given(...happened(...room(), more('20:04:00')));
    const knock = (time: string) =>
      at(time, timer).ask({ type: 'ExpireCall', entryId: entryId(ana), call: 1 });
    extended.when(knock('20:07:00')).then();
    extended
      .when(knock('20:10:00'))
      .then(
        expect.objectContaining({ type: 'CallExpired' }) as never,
        expect.objectContaining({ type: 'EntrySentToBottom' }) as never,
      );
  });
});
