import { floor, type Floor, type FloorCommand, type FloorEvent, nextCallable, sendings } from '@cardroom/floor';
import { randomRoom, randomStart } from '@cardroom/floor/testing';
import { floorCategory } from './categories';
import { allRows } from './floor-boards';

const room = { players: 10000, tables: 20, games: 6 };
let n = 0;
let at = randomStart as number;
const by = { kind: 'staff', id: 's1', role: 'floorSupervisor' } as const;
const st = () => ({ at: at as never, by: by as never, command: `m${n}` as never });
let now: Floor = floor.initialState;
const log: FloorEvent[] = [];
let parts = { decide: 0, evolve: 0, boards: 0, deadlines: 0, rows: 0, bytes: 0 };
const run = (c: FloorCommand, boards = false): boolean => {
  const before = now;
  const t0 = performance.now();
  const d = floor.decide(c, before);
  const t1 = performance.now();
  if (!d.accepted) { console.log(c.type, d.refusal.code); return false; }
  const after = d.events.reduce(floor.evolve, before);
  const t2 = performance.now();
  if (boards) {
    const rows = floorCategory.boards!({ before, after, events: d.events });
    const t3 = performance.now();
    floorCategory.deadlines!({ before, after, events: d.events });
    const t4 = performance.now();
    parts.decide += t1 - t0; parts.evolve += t2 - t1; parts.boards += t3 - t2; parts.deadlines += t4 - t3; parts.rows += rows.length;
    parts.bytes += JSON.stringify(rows).length;
  }
  now = after; log.push(...d.events);
  return true;
};
for (const c of randomRoom(room)) run(c);
for (let i = 6; i < 20; i++) run({ type: 'OpenTable', ...st(), tableId: `t${i}` as never, gameId: `g${i % 6}` as never });
const cycle = (boards: boolean) => {
  // one player joins, one is called, answers, is seated; one leaves
  n += 1; at += 400;
  const g = `g${n % 6}` as never;
  run({ type: 'JoinList', ...st(), entryId: `e${n}` as never, receiptCode: `R${n}`, playerId: `p${n}` as never, alias: `Player ${n}`, gameId: g, source: 'walk-in' }, boards);
  if (now.lists.get(g)!.places.length < 20) return;
  let [s] = sendings(now, g);
  if (!s) {
    const t = now.tables.find((x) => x.game?.gameId === g && x.seats.every((u) => u.state === 'seated'))!;
    n += 1;
    run({ type: 'LeaveSeat', ...st(), tableId: t.plan.tableId, seat: 1 + (n % 9) }, boards);
    [s] = sendings(now, g);
  }
  const next = nextCallable(now, g)!;
  n += 1;
  run({ type: 'CallPlayer', ...st(), entryId: next.entryId, tableId: s!.tableId, seat: s!.seat }, boards);
  n += 1;
  run({ type: 'AnswerCall', ...st(), entryId: next.entryId }, boards);
  n += 1;
  run({ type: 'SeatCalled', ...st(), entryId: next.entryId }, boards);
};
const upTo = (facts: number) => { while (log.length < facts) cycle(false); };
const measure = (label: string) => {
  const held = now; const heldLog = log.length; const res: number[] = [];
  for (let r = 0; r < 7; r++) {
    parts = { decide: 0, evolve: 0, boards: 0, deadlines: 0, rows: 0, bytes: 0 };
    const f0 = log.length; let c0 = n;
    for (let i = 0; i < 400; i++) cycle(true);
    const cmds = n - c0;
    const total = (parts.decide + parts.evolve + parts.boards + parts.deadlines) / cmds * 1000;
    res.push(total);
    if (r === 6) console.log(label, 'facts', heldLog, 'us/cmd median', res.sort((a, b) => a - b)[3]!.toFixed(1), Object.fromEntries(Object.entries(parts).map(([k, v]) => [k, (v / cmds * (k === 'rows' || k === 'bytes' ? 1 : 1000)).toFixed(1)])), log.length - f0);
    now = held; log.length = heldLog;
  }
};
upTo(1000); for (let i = 0; i < 3; i++) cycle(true);
measure('warm'); measure('small');
upTo(200000);
measure('large');
const t0 = performance.now();
const folded = log.reduce(floor.evolve, floor.initialState);
const t1 = performance.now();
console.log('fold', log.length, 'events', Math.round(log.length / (t1 - t0) * 1000), 'events/s', ((t1-t0)/1000).toFixed(2),'s', 'entries', folded.entries.size);
const t2 = performance.now(); const rows = allRows(folded); console.log('allRows', rows.length, (performance.now() - t2).toFixed(0), 'ms');
console.log('heap MB', Math.round(process.memoryUsage().heapUsed / 1e6));
