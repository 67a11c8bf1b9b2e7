// Work that is done side by side, in the order in which it becomes possible.

/**
 * Does all of `tasks`, as many at a time as there are `lanes`: of those whose `needs` have held, the first in the list
 * comes first. `perform(task)` answers whether it held. What needs something that has not held is never begun:
 * `forgo(task, lacking)` is told its name instead. Needs that are not in the list count as held.
 */
export async function inLanes(tasks, { lanes, perform, forgo, isEnding = () => false }) {
  const held = new Map();
  const running = new Map();
  const known = new Set(tasks.map(({ name }) => name));
  const wants = ({ needs }) => needs.filter((name) => known.has(name));
  const waiting = () => tasks.filter(({ name }) => !held.has(name) && !running.has(name));
  const begin = (task) => {
    const ended = perform(task).then((hasHeld) => {
      held.set(task.name, hasHeld);
      running.delete(task.name);
    });
    running.set(task.name, ended);
  };
  while (!isEnding() && (waiting().length > 0 || running.size > 0)) {
    for (const task of waiting()) {
      const lacking = wants(task).find((name) => held.get(name) === false);
      if (lacking) {
        held.set(task.name, false);
        forgo(task, lacking);
      } else if (running.size < lanes && wants(task).every((name) => held.get(name))) begin(task);
    }
    if (running.size > 0) await Promise.race(running.values());
  }
}
