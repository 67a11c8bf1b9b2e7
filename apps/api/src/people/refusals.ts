import { refusal } from '@cardroom/kernel';

export const staffUnknown = refusal('people.staff-unknown', 'not-found');
export const deviceUnknown = refusal('people.device-unknown', 'not-found');
export const tokenUnknown = refusal('people.token-unknown', 'not-found');
export const enrolmentUnknown = refusal('people.enrolment-unknown', 'not-found');
/** Two sign, or somebody approves: whoever does it gives his own code. */
export const codeRequired = refusal('people.code-required', 'forbidden');
export const secondCodeWrong = refusal('people.second-code-wrong', 'forbidden');
export const secondNotEntitled = refusal('people.second-person-not-entitled', 'forbidden');
export const aboveOwnAuthority = refusal('people.above-own-authority', 'forbidden');
export const lastAdministrator = refusal('people.last-administrator', 'conflict');
