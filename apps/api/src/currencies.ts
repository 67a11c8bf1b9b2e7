export { currencyOf } from '@cardroom/read-models';
