/** How far a claim is. */
export const claimStatuses = ['draft', 'submitted', 'approved', 'rejected', 'reopened', 'withdrawn'] as const;
/** How far a claim is. */
export type ClaimStatus = (typeof claimStatuses)[number];

const actionsFrom = {
  draft: ['submit', 'recheck', 'withdraw'],
  submitted: ['approve', 'reject', 'recheck', 'withdraw'],
  approved: ['recheck', 'withdraw'],
  rejected: ['submit', 'recheck', 'withdraw'],
  reopened: ['submit', 'recheck', 'withdraw'],
  withdrawn: ['withdraw'],
} as const satisfies Record<ClaimStatus, readonly string[]>;

/** What may be done to a claim beside editing it. */
export type ClaimAction = (typeof actionsFrom)[ClaimStatus][number];

/** The actions that a claim's status allows. */
export const claimActions = (status: ClaimStatus): readonly ClaimAction[] => actionsFrom[status];

/** Whether the words and the evidence of a claim may be edited. What was approved or withdrawn stays as it is. */
export const isClaimOpen = (status: ClaimStatus): boolean => status !== 'approved' && status !== 'withdrawn';

const listed = (actions: readonly ClaimAction[]) => actions.join(', ');

/** Why an action may not be done from a status, naming those that may; null where it may. */
export const actionRefusal = (status: ClaimStatus, action: ClaimAction): string | null =>
  claimActions(status).includes(action)
    ? null
    : `The claim is ${status}: ${action} is not possible. Possible: ${listed(claimActions(status))}.`;

/** Why a claim may not be edited; null where it may. */
export const editRefusal = (status: ClaimStatus): string | null =>
  isClaimOpen(status)
    ? null
    : status === 'approved'
      ? 'An approved claim is not edited. Check it again, or save a copy and change that.'
      : 'A withdrawn claim is not edited. Save a copy and change that.';

/** Why a blocked claim is not approved. */
export const blockedRefusal = 'A blocked claim is not approved. Reject it, or change its words first.';

/** Days within which a claim is notified after first marketing (21 CFR 101.93(a)). */
export const noticeDays = 30;

/** The last day for the notice to FDA of a claim that was first marketed on a day; both as ISO dates. */
export function noticeDueOn(firstMarketedOn: string): string {
  const day = new Date(`${firstMarketedOn}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + noticeDays);
  return day.toISOString().slice(0, 10);
}
