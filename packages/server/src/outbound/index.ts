export { OutboundError, publicAgent } from './connection.ts';
export { describeFailure } from './failure.ts';
export { reachAddress } from './reach.ts';
export { get, type GetOptions, type Got } from './get.ts';
