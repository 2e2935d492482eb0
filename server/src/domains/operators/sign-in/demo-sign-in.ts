/** How anyone signs in to the console of a demo; the README, the terminal and its sign-in page say so. */
export const demoOwnerSignIn = { email: 'owner@sesame.example', password: 'open sesame demo' };
