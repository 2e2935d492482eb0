/** Whether `npm run soak` is running: every screen is checked in every look. */
export const isSoak = Boolean(process.env.SOAK);
