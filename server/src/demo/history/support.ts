import {
  assignTicket,
  openTicket,
  replyToTicket,
  resolveTicket,
} from '@sesame/contract/console/tickets.ts';
import { HOUR_MS, MINUTE_MS } from '@sesame/contract/shared/durations.ts';
import { createTicket, sendMessage } from '@sesame/contract/shop/support.ts';
import type { Sale } from './sales.ts';
import { stories } from './ticket-stories.ts';
import { now, type World } from './world.ts';

/** Some buyers write to the support after a purchase. */
export function maybeWriteToSupport(world: World, sale: Sale): void {
  const { agenda, random } = world;
  if (!random.chance(0.1)) return;
  agenda.at(now(world) + random.between(1, 100) * HOUR_MS, () => writeToSupport(world, sale));
}

export async function writeToSupport(world: World, { buyer, payment }: Sale): Promise<void> {
  const { shop, agenda, random, team } = world;
  const { title, question, answer, thanks } = random.pick(stories[buyer.language]);
  const { id } = await shop.call(
    createTicket,
    { body: { title, header_message: question, payment } },
    await shop.asBuyer(buyer),
  );
  const answeredAt = now(world) + random.between(0.3, 7) * HOUR_MS;
  const ofTicket = { params: { id } };

  agenda.at(answeredAt, async () => {
    const operator = await shop.asOperator(team.support);
    await shop.call(openTicket, { ...ofTicket, query: {} }, operator);
    await shop.call(assignTicket, { ...ofTicket, body: { operator: team.support } }, operator);
    await shop.call(replyToTicket, { ...ofTicket, body: { content: answer } }, operator);
  });
  if (thanks !== undefined) {
    agenda.at(answeredAt + random.between(10, 90) * MINUTE_MS, async () => {
      await shop.call(
        sendMessage,
        { body: { ticket: id, content: thanks } },
        await shop.asBuyer(buyer),
      );
    });
  }
  agenda.at(answeredAt + 2 * HOUR_MS, async () => {
    await shop.call(resolveTicket, { ...ofTicket, body: {} }, await shop.asOperator(team.support));
  });
}
