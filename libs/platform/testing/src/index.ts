export { atTheEnd } from './at-the-end';
export { type FreshDatabase, freshDatabase } from './fresh-database';
export { type FreshRedisPrefix, freshRedisPrefix } from './fresh-redis-prefix';
export { type OwnServers, ownServers } from './own-servers';
