/** Whether `npm run soak` is running: every screen is checked in every variant. */
export const isSoak = Boolean(process.env.SOAK);
