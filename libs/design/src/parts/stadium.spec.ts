import { seatPlaces } from './stadium';

const stadium = { width: 200, height: 100 };

describe('the seats of a table', () => {
  it('begin at the dealer’s left and go round clockwise, with his place left free', () => {
    const places = seatPlaces(9, stadium);
    const [first, last] = [places[0], places[8]];
    expect(first?.x).toBeLessThan(0);
    expect(first?.y).toBeGreaterThan(0);
    expect(last?.x).toBeCloseTo(-(first?.x ?? 0));
    expect(last?.y).toBeCloseTo(first?.y ?? 0);
    expect(places[4]?.x).toBeCloseTo(0);
    expect(places[4]?.y).toBeCloseTo(-50);
  });

  it('stand on the rim, none of them upon another, at every size of table', () => {
    for (let seats = 2; seats <= 11; seats++) {
      const places = seatPlaces(seats, stadium);
      expect(places).toHaveLength(seats);
      for (const { x, y } of places) {
        expect(Math.abs(x)).toBeLessThanOrEqual(100.001);
        expect(Math.abs(y)).toBeLessThanOrEqual(50.001);
        const beyond = Math.abs(x) - 50;
        const onRim = beyond <= 0 ? Math.abs(y) : Math.hypot(beyond, y);
        expect(onRim).toBeCloseTo(50);
      }
      const gaps = places.flatMap((a, i) => places.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
      expect(Math.min(...gaps)).toBeGreaterThan(30);
    }
  });
});
