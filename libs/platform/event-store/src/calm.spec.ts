import { calmStreams } from './calm';

const foundAsLeft = (times: number, calm = calmStreams(10)) => {
  for (let i = 0; i < times; i += 1) calm.found('floor-1', true);
  return calm;
};

describe('a locked stream', () => {
  it('is calm once it was found as it was left eight times in a row', () => {
    expect(foundAsLeft(7).isCalm('floor-1')).toBe(false);
    expect(foundAsLeft(8).isCalm('floor-1')).toBe(true);
    expect(foundAsLeft(8).isCalm('floor-2')).toBe(false);
  });

  it('is calm no longer at the first foreign event, and must earn it anew', () => {
    const calm = foundAsLeft(20);
    calm.found('floor-1', false);
    expect(calm.isCalm('floor-1')).toBe(false);
    expect(foundAsLeft(7, calm).isCalm('floor-1')).toBe(false);
    expect(foundAsLeft(1, calm).isCalm('floor-1')).toBe(true);
  });
});
