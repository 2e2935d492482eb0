/** The parts of a subscription's card that load after it. */
export { AppLink } from './app-link.tsx';
export { ChangeButton } from './change-button.tsx';
export { ItemButtons } from './item-buttons.tsx';
export { LinkActions } from './link-actions.tsx';
export { ProblemButton } from './problem-button.tsx';
export { RenewButton } from './renew-button.tsx';
export { SubscriptionState } from './subscription-states.tsx';
