export { sessionAtom, userAtom } from './session.atom';
export { useLogOut } from './useLogOut';
export { ownDraft } from './drafts/ownDraft';
export { useForgetDraft, useKeepDraftsOf, useOwnDraft } from './drafts/useOwnDraft';
export { useSignedInUser } from './useSession';
export { useRole } from './useRole';
