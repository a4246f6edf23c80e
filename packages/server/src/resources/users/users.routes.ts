import type { User } from '../../contract/index.ts';
import type { Api } from '../../http/api.ts';
import { presentUser } from './users.present.ts';
import { createUser, getUser, updateProfile, type UserParts } from './users.service.ts';

const reads = { reads: 'users' } as const;

/** /api/users. */
export function mountUsers(api: Api, { db }: UserParts): void {
  api.mount(
    'users.current',
    async (ctx, { session }) => {
      ctx.body = presentUser(await getUser(db, session));
    },
    reads,
  );

  api.mount('users.create', async (ctx, { session, body, once }) => {
    const reply = await once.run<User>(async (trx) => {
      const { user, isNew } = await createUser(trx, { identity: session, draft: body });
      return { status: isNew ? 201 : 200, body: presentUser(user) };
    });
    ctx.status = reply.status;
    ctx.body = reply.body;
  });

  api.mount('users.updateProfile', async (ctx, { session, body }) => {
    const { user, roleBefore } = await updateProfile(db, session, body);
    if (user.role !== roleBefore) ctx.state.event = `role changed from ${roleBefore} to ${user.role}`;
    ctx.body = presentUser(user);
  });
}
