import { createBoardStore, type LiveRow } from './board-store';

const row = (key: string, position: string, body: unknown): LiveRow => ({
  board: 'lists',
  key,
  position,
  body,
});

describe('the boards a screen follows', () => {
  it('shows nothing of a board before it has been read', () => {
    expect(createBoardStore().rows('lists')).toBeUndefined();
  });

  it('replaces a row by a newer one, and never by an older one', () => {
    const store = createBoardStore();
    store.load('lists', [{ key: 'g1', position: '7', body: 'seven' }]);
    store.apply(row('g1', '6', 'six'));
    expect(store.rows('lists')?.get('g1')).toBe('seven');
    store.apply(row('g1', '8', 'eight'));
    expect(store.rows('lists')?.get('g1')).toBe('eight');
  });

  it('does not bring a removed row back when an older one comes late', () => {
    const store = createBoardStore();
    store.load('lists', [{ key: 'g1', position: '3', body: 'three' }]);
    store.apply(row('g1', '9', null));
    store.apply(row('g1', '8', 'eight'));
    expect(store.rows('lists')?.has('g1')).toBe(false);
  });

  it('compares positions as numbers, beyond what a float can tell apart', () => {
    const store = createBoardStore();
    store.load('lists', [{ key: 'g1', position: '9007199254740993', body: 'new' }]);
    store.apply(row('g1', '9007199254740992', 'old'));
    store.apply(row('g1', '10', 'older'));
    expect(store.rows('lists')?.get('g1')).toBe('new');
  });

  it('is in step from a heartbeat until it is lost, and remembers since when', () => {
    const store = createBoardStore();
    expect(store.step()).toEqual({ inStep: false, sinceMs: null, position: '0' });
    store.confirm('12', 1_000);
    expect(store.step()).toEqual({ inStep: true, sinceMs: 1_000, position: '12' });
    store.lose();
    store.lose();
    expect(store.step()).toEqual({ inStep: false, sinceMs: 1_000, position: '12' });
  });

  it('tells whoever listens, and only while he listens', () => {
    const store = createBoardStore();
    let told = 0;
    const stop = store.subscribe(() => (told += 1));
    store.apply(row('g1', '1', 'one'));
    stop();
    store.apply(row('g1', '2', 'two'));
    expect(told).toBe(1);
  });
});
