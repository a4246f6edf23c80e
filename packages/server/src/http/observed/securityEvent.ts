import { Busy, Denied, Forbidden, Infected, NoRoom, SignInNeeded } from '../../errors.ts';
import { HttpProblem } from '../reply/problems.ts';

const names = new Map([
  [421, 'unknown host'],
  [429, 'too many calls'],
]);

/** The name of what a refusal tells whoever watches over the deployment; null for an everyday one. */
export function securityEventOf(error: unknown): string | null {
  if (error instanceof SignInNeeded) return 'authentication refused';
  if (error instanceof Forbidden || error instanceof Denied) return 'access denied';
  if (error instanceof Infected) return 'infected file refused';
  if (error instanceof NoRoom || error instanceof Busy) return 'quota reached';
  return (error instanceof HttpProblem && names.get(error.status)) || null;
}
