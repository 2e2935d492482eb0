import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Opens a select of the console and chooses the option with this text. */
export async function chooseOption(select: Element, name: string): Promise<void> {
  await userEvent.click(select);
  await userEvent.click(await screen.findByRole('option', { name }));
}
