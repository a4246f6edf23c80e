import { db, nextId, now } from '../db.ts';
import { Refusal } from './refusal.ts';
import { addExamples } from './suppliers.ts';
import { me, replay, reply, requireMe } from './replay.ts';

export const userHandlers = {
  'users.current': replay('users.current', () => {
    const user = me();
    if (!user) throw new Refusal(404, 'You have no user record yet. Create it with POST /api/users.');
    return user;
  }),
  'users.create': replay('users.create', ({ body }) => {
    if (body.firebaseUid !== db.session?.uid)
      throw new Refusal(403, 'firebaseUid is not the uid of the signed-in person.');
    if (body.email !== db.session.email)
      throw new Refusal(403, 'email is not the email of the signed-in person.');
    const known = me();
    if (known) return reply(known, { status: 200 });
    const user = { id: nextId(db.users), phoneNumber: null, createdAt: now(), ...body };
    db.users.push(user);
    addExamples(user.id);
    return user;
  }),
  'users.updateProfile': replay('users.updateProfile', ({ body }) => {
    const user = requireMe();
    const { email = user.email, phoneNumber = user.phoneNumber, ...changes } = body;
    if (email !== user.email)
      throw new Refusal(400, 'The email of a profile cannot be changed here.', [
        { path: 'email', message: 'Send the stored email, or leave it out' },
      ]);
    return Object.assign(user, changes, { phoneNumber: phoneNumber || null });
  }),
};
