import { db, nextId, now } from '../db.ts';
import { Refusal } from './refusal.ts';
import { me, replay, reply, requireMe } from './replay.ts';

export const userHandlers = {
  'users.current': replay('users.current', () => {
    const user = me();
    if (!user) throw new Refusal(404, 'You have no user record yet. Create it with POST /api/users.');
    return user;
  }),
  'users.create': replay('users.create', ({ body }) => {
    if (body.firebaseUid !== db.session?.uid || body.email !== db.session.email)
      throw new Refusal(403, 'A record can only be made for the signed-in person.');
    const known = me();
    if (known) return reply(known, { status: 200 });
    const user = { id: nextId(db.users), phoneNumber: null, createdAt: now(), ...body };
    db.users.push(user);
    return user;
  }),
  'users.updateProfile': replay('users.updateProfile', ({ body }) => {
    const user = requireMe();
    const { email = user.email, phoneNumber = user.phoneNumber, ...changes } = body;
    if (email !== user.email)
      throw new Refusal(400, 'The email cannot be changed.', [
        { path: 'email', message: 'Leave it as it is' },
      ]);
    return Object.assign(user, changes, { phoneNumber: phoneNumber || null });
  }),
};
