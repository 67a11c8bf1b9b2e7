export { type Evening, parseEvening, readEvening } from './evening-file';
export { makeEvening } from './make-evening';
export { playEvening } from './play';
export { type Account, isSound, reportOf } from './report';
