import { gapProof, type LogPage } from './gap-proof';

const page = (positions: readonly number[], xmin: number, highest = positions.at(-1) ?? 0) =>
  ({
    rows: positions.map((position) => ({ position: BigInt(position) })),
    xmin: BigInt(xmin),
    highest: BigInt(highest),
  }) satisfies LogPage<{ position: bigint }>;

const delivered = (part: { rows: readonly { position: bigint }[] }): number[] =>
  part.rows.map(({ position }) => Number(position));

describe('a reader of the global order', () => {
  it('delivers positions as long as none is missing', () => {
    const part = gapProof().examine(4n, page([5, 6, 7], 100));
    expect(part).toMatchObject({ isBlocked: false, wantsNumber: false, passedPositions: 0n });
    expect(delivered(part)).toEqual([5, 6, 7]);
  });

  it('stops before a missing position and asks for a number only when it meets the gap again', () => {
    const proof = gapProof();
    const first = proof.examine(0n, page([1, 3], 100));
    expect(delivered(first)).toEqual([1]);
    expect(first).toMatchObject({ isBlocked: true, wantsNumber: false });
    expect(proof.examine(1n, page([3], 100))).toMatchObject({ isBlocked: true, wantsNumber: true });
  });

  it('delivers what was on its way when it arrives', () => {
    const proof = gapProof();
    proof.examine(0n, page([1, 3], 100));
    expect(delivered(proof.examine(1n, page([2, 3], 101)))).toEqual([2, 3]);
  });

  it('passes a gap once everything below the number drawn after it was seen has ended, and not one before', () => {
    const proof = gapProof();
    proof.examine(1n, page([3, 4], 100));
    proof.drew(105n, 4n);
    expect(proof.examine(1n, page([3, 4, 6], 104))).toMatchObject({ isBlocked: true, passedPositions: 0n });
    const after = proof.examine(1n, page([3, 4, 6], 105));
    expect(delivered(after)).toEqual([3, 4]);
    expect(after).toMatchObject({ isBlocked: true, passedPositions: 1n });
  });

  it('does not pass a gap above the highest position that was visible when the number was drawn', () => {
    const proof = gapProof();
    proof.examine(0n, page([2], 100));
    proof.drew(105n, 2n);
    expect(delivered(proof.examine(0n, page([2, 4], 200)))).toEqual([2]);
    expect(delivered(proof.examine(2n, page([4], 300)))).toEqual([]);
  });

  it('proves several gaps side by side', () => {
    const proof = gapProof();
    proof.examine(0n, page([2], 100));
    proof.drew(105n, 2n);
    proof.examine(0n, page([2, 4], 100));
    proof.drew(106n, 4n);
    const part = proof.examine(0n, page([2, 4], 106));
    expect(delivered(part)).toEqual([2, 4]);
    expect(part.passedPositions).toBe(2n);
  });

  it('asks for no second number while one is out for the same view', () => {
    const proof = gapProof();
    proof.examine(0n, page([2], 100));
    expect(proof.examine(0n, page([2], 100)).wantsNumber).toBe(true);
    proof.drew(105n, 2n);
    expect(proof.examine(0n, page([2], 100)).wantsNumber).toBe(false);
    expect(proof.examine(0n, page([2, 3], 100)).wantsNumber).toBe(true);
  });
});
