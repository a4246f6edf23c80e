export { sessionAtom, userAtom } from './session.atom';
export { useLogOut } from './useLogOut';
export { ownDraft } from './ownDraft';
export { useForgetDraft, useKeepDraftsOf, useOwnDraft } from './useOwnDraft';
export { useSignedInUser } from './useSession';
export { useRole } from './useRole';
