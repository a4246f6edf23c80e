import type { RequestNames } from '../../sourcing/index.ts';
import type { UserModel } from '../users/users.model.ts';

/** Who asks, as makers read it; nobody where the account is gone. */
export const askerOf = (
  user: Pick<UserModel, 'full_name' | 'email'> | undefined,
): Pick<RequestNames, 'from' | 'replyTo'> => ({ from: user?.full_name ?? '', replyTo: user?.email ?? '' });
