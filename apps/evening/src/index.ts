export { type Evening, parseEvening, readEvening } from './evening-file';
export { makeEvening } from './make-evening';
export { playEvening } from './play';
export { type Account, isSound, reportOf } from './report';
export { type DealtTable, openDealtTables } from './dealt/dealt-tables';
export { type Acknowledged, type PatientDoor, patientDoor } from './dealt/patient-door';
export { chanceFrom, type Playing, playTable } from './dealt/simple-players';
export { accountOf, type TableAccount } from './dealt/table-accounts';
