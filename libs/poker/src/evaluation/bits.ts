/** Every way to take so many bits of a mask, each as a mask. */
export const bitSubsets = (mask: number, size: number): readonly number[] => {
  if (size === 0) return [0];
  const taken: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    for (const others of bitSubsets(rest & ~bit, size - 1)) taken.push(bit | others);
  }
  return taken;
};
