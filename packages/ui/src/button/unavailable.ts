/** What makes a button say that it cannot be pressed, and why, while the keyboard still comes to it. */
export const unavailable = (reasonId: string, describedBy: string | undefined) => ({
  'aria-disabled': true,
  'aria-describedby': describedBy ? `${describedBy} ${reasonId}` : reasonId,
  onPress: undefined,
  // A submitting button would submit its form without being asked.
  type: 'button' as const,
});
