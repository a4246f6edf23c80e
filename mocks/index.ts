export { db, resetDb, type Db } from './db.ts';
export { handlers, operationHandlers } from './handlers/index.ts';
export { scenarios, type ListId } from './scenarios.ts';
