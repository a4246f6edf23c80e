/** How long a sign-in is good for. */
export interface SessionLimits {
  /** From the proof of who one is, whatever was done since, in ms. None: for as long as the identity service renews it. */
  longestMs?: number | undefined;
  /** Without anybody at work in its browser, in ms. None: however long. */
  idleMs?: number | undefined;
}

/** What the age of a sign-in is read off. */
interface SignInTimes {
  /** Seconds since 1970, as the identity service counts; 0 and null where it does not tell. */
  signedInAt: number | null;
  /** Milliseconds since 1970. */
  now: number;
}

/** Whether so much time has passed since the sign-in. A sign-in of unknown time never ends by it. */
export const isOlder = ({ signedInAt, now }: SignInTimes, ms: number | undefined): boolean =>
  ms !== undefined && Boolean(signedInAt) && now - Number(signedInAt) * 1000 >= ms;

/** When a session ends at the latest: with its token, or when its sign-in is too old. Milliseconds since 1970. */
export const lastMoment = (
  { signedInAt, expiresAt }: { signedInAt: number; expiresAt: number },
  { longestMs }: SessionLimits,
): number =>
  longestMs === undefined || signedInAt === 0
    ? expiresAt
    : Math.min(expiresAt, signedInAt * 1000 + longestMs);

/** A span as people say it: whole hours, or minutes. */
export function spanInWords(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  const [count, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
