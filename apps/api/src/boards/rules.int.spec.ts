import { rulesAnswer } from '@cardroom/contracts';
import { freshRoom, type FreshRoom } from '../testing';

describe('the rule book at the desk and the kiosk', () => {
  let room: FreshRoom;
  beforeAll(async () => {
    room = await freshRoom();
  });
  afterAll(() => room.close());

  const search = async (token: string, query: string, language = 'en') => {
    const answer = await room.ask({
      url: `rules?${query}`,
      token,
      headers: { 'accept-language': language },
    });
    return rulesAnswer.parse(answer.body).rules;
  };

  it('is found by number, and by words of either language', async () => {
    const kiosk = await room.device('kiosk');
    expect((await search(kiosk, 'search=RRP-2.3.4'))[0]).toMatchObject({ id: 'RRP-2.3.4', kind: 'enforced' });
    expect((await search(kiosk, 'search=waiting+list&limit=3')).length).toBe(3);
    expect((await search(kiosk, "search=liste+d'attente", 'fr')).length).toBeGreaterThan(0);
  });

  it('does not know a situation that the catalogue does not know', async () => {
    const answer = await room.ask({ url: 'rules?topic=gardening', token: await room.staff('dealer') });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'topic' }] } });
  });
});
