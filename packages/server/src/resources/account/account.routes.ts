import type { Api } from '../../http/api.ts';
import { setSessionCookie } from '../../http/session/sessionCookie.ts';
import { deleteAccount, type DeletionParts } from './deletion.service.ts';

/** DELETE /api/users/current: the end of all that is one's own. */
export function mountAccount(api: Api, parts: DeletionParts): void {
  api.mount('users.delete', async (ctx, { session, body }) => {
    await deleteAccount(parts, { actor: session, email: body.email });
    setSessionCookie(ctx, null);
    ctx.state.event = 'account deleted';
    ctx.status = 204;
  });
}
