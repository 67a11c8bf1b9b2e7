// Jest compares every two values key by key with a good deal of ceremony, and what two states share as often as it is
// met. So it is asked here first whether they are plainly equal, in any of Jest's senses; whatever is not, or is more
// than plain data, is left to Jest, which also says what is different.

/** Deeper than any plain data; what goes round in a circle ends here too. */
const deepest = 200;

const isRoot = (proto) => proto === null || Object.getPrototypeOf(proto) === null;

/** Arrays, and objects without a class, an own symbol or a gap: undefined for everything else. */
const namesOf = (value) => {
  const proto = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && !isRoot(proto)) return undefined;
  if (Object.getOwnPropertySymbols(value).length > 0) return undefined;
  const names = Object.keys(value);
  return Array.isArray(value) && names.length !== value.length ? undefined : names;
};

const isObject = (value) => typeof value === 'object' && value !== null;

/** Whether both are certainly equal. `met` has what was found to be equal on the way, and to what. */
function arePlainlyEqual(one, other, { met, depth }) {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || depth > deepest) return false;
  if (met.get(one) === other) return true;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = namesOf(one);
  const others = names && namesOf(other);
  if (!others || names.length !== others.length) return false;
  const below = { met, depth: depth + 1 };
  for (const name of names)
    if (!Object.hasOwn(other, name) || !arePlainlyEqual(one[name], other[name], below)) return false;
  met.set(one, other);
  return true;
}

/** As one of Jest's equality testers: true, or undefined for what Jest has to find out itself. */
const plainlyEqual = (one, other) =>
  isObject(one) && isObject(other) && arePlainlyEqual(one, other, { met: new Map(), depth: 0 })
    ? true
    : undefined;

module.exports = { plainlyEqual };
