export { goldenNight } from './golden-night';
export { type NightPlayed, type NightStep, playNight } from './random-night';
