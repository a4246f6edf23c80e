/** Distance, in pixels, that moves by one slide. */
export const wheelThreshold = 30;
/** After a move, further distance is dropped for this long, in milliseconds. */
export const wheelLock = 300;
/** Events this soon after the lock, in milliseconds, may still be the momentum of the gesture before. */
export const wheelGap = 100;

/** What is remembered between wheel events. Times are in milliseconds, distances in pixels. */
export interface WheelState {
  sum: number;
  lockedUntil: number;
  lastTime: number;
  lastDelta: number;
}

/** Nothing turned yet. */
export const stillWheel: WheelState = { sum: 0, lockedUntil: -Infinity, lastTime: -Infinity, lastDelta: 0 };

/** One wheel event along the carousel; forward is positive. */
export interface WheelTurn {
  delta: number;
  time: number;
}

/** Momentum dwindles without a pause: a notch or a new swipe is stronger, turns back or comes after a rest. */
const isMomentum = (state: WheelState, { delta, time }: WheelTurn) =>
  time - state.lockedUntil < wheelGap &&
  time - state.lastTime < wheelGap &&
  Math.sign(delta) === Math.sign(state.lastDelta) &&
  Math.abs(delta) <= Math.abs(state.lastDelta);

/** Whether an event belongs to the move before it: it came within the lock, or is the momentum that runs out after it. */
export const isSpent = (state: WheelState, turn: WheelTurn): boolean =>
  turn.time < state.lockedUntil || isMomentum(state, turn);

/** Adds a wheel event: the state after it and the slides to move by, -1, 0 or 1. */
export function turnWheel(state: WheelState, turn: WheelTurn): { state: WheelState; step: -1 | 0 | 1 } {
  const seen = { lastTime: turn.time, lastDelta: turn.delta };
  if (isSpent(state, turn)) return { state: { ...state, ...seen, sum: 0 }, step: 0 };
  const isReversed = state.sum * turn.delta < 0;
  const sum = isReversed ? turn.delta : state.sum + turn.delta;
  if (Math.abs(sum) < wheelThreshold) return { state: { ...state, ...seen, sum }, step: 0 };
  return { state: { ...seen, sum: 0, lockedUntil: turn.time + wheelLock }, step: sum > 0 ? 1 : -1 };
}

/** A wheel event's distance in pixels along its stronger axis; lines and pages are turned into pixels. */
export function wheelDistance(
  event: { deltaX: number; deltaY: number; deltaMode: number },
  isMirrored: boolean,
): number {
  const unit = [1, 16, 400][event.deltaMode] ?? 1;
  const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
  return unit * (isSideways ? (isMirrored ? -event.deltaX : event.deltaX) : event.deltaY);
}
