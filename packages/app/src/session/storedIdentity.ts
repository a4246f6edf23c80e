/** Where the identity service keeps its person, in local storage; the rest of the key names the project. */
const prefix = 'firebase:authUser:';

/**
 * Whether somebody may be signed in here, as far as can be told before the identity service is there.
 * Nobody remembered means nobody signed in, and the login screen need not wait for the service's code.
 * True also where storage cannot be read.
 */
export function mayBeSignedIn(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix));
  } catch {
    return true;
  }
}
