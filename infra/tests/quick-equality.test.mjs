import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';

const { plainlyEqual } = createRequire(import.meta.url)('../jest/quick-equality.cjs');

const circle = () => {
  const going = {};
  going.round = going;
  return going;
};

/** As wide as 2^40 when it is spelled out, with forty objects in it. */
const doubled = () => Array.from({ length: 40 }).reduce((each) => ({ left: each, right: each }), { leaf: 1 });

class Named {
  name = 'Ada';
}

describe('what is plainly equal', () => {
  for (const [title, one, other] of [
    ['the same values', { a: [1, 'b', null, undefined, NaN] }, { a: [1, 'b', null, undefined, NaN] }],
    ['whatever the order of names', { a: 1, b: 2 }, { b: 2, a: 1 }],
    ['objects without a prototype', Object.create(null), Object.create(null)],
    ['what is shared, and looked at once', doubled(), doubled()],
  ])
    it(title, () => assert.equal(plainlyEqual(one, other), true));
});

describe('what is left to Jest', () => {
  for (const [title, one, other] of [
    ['another value', { a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }],
    ['nought and less than nought', { a: 0 }, { a: -0 }],
    ['a value that is absent, or that is there and undefined', { a: undefined }, {}],
    ['as many values under other names', { a: undefined }, { b: undefined }],
    ['longer arrays', [1], [1, 2]],
    ['gaps in arrays', Array(2), [undefined, undefined]],
    ['arrays with names', Object.assign([1], { index: 0 }), Object.assign([1], { index: 0 })],
    ['an array and an object', [], Object.create(Array.prototype)],
    ['another prototype', {}, Object.create(null)],
    ['objects of a class', new Named(), new Named()],
    ['maps', new Map([[1, 2]]), new Map([[1, 2]])],
    ['dates', new Date(0), new Date(0)],
    ['symbols', { [Symbol.iterator]: 1 }, { [Symbol.iterator]: 1 }],
    ['circles', circle(), circle()],
    ['primitive values', 1, 1],
    ['one of both', { a: { b: 1 } }, { a: 1 }],
  ])
    it(title, () => assert.equal(plainlyEqual(one, other), undefined));

  it('what was changed since it was equal', () => {
    const [one, other] = [{ a: { b: 1 } }, { a: { b: 1 } }];
    assert.equal(plainlyEqual(one, other), true);
    one.a.b = 2;
    assert.equal(plainlyEqual(one, other), undefined);
  });
});
