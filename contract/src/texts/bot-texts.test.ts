import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../shared/limits.ts';
import { type BotTextKey, botTextOf, botTexts } from './bot-texts.ts';

// `Object.keys` answers string[]; the keys are those of the type.
const names = Object.keys(botTexts.en) as BotTextKey[];

describe('the texts of the bot', () => {
  test('have the same placeholders in every language', () => {
    const placeholdersOf = (text: string) =>
      [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).sort();
    for (const name of names) {
      expect(placeholdersOf(botTexts.ru[name]), name).toEqual(placeholdersOf(botTexts.en[name]));
    }
  });

  test.each(LANGUAGES)('leave no placeholder unfilled in %s', (language) => {
    const values = {
      brand: 'Sesame',
      count: 3,
      date: '10.04.2026',
      instead: 'Cinema',
      name: 'Olga',
      number: 1005,
      product: 'Music',
      reason: 'It shows another sum',
      service: 'Radio',
      title: 'A link is broken',
      total: '$4.90',
      url: 'https://shop.example',
      username: 'anna',
    };
    for (const name of names) {
      expect(botTextOf(language, name, values), name).not.toMatch(/[{}]/);
    }
  });

  test('use Russian plural forms for days', () => {
    const left = [1, 3, 5].map((count) => botTextOf('ru', 'subscriptionEnds', { count }));
    expect(left.map((text) => /остал\S+ \d+ \S+(?=\.)/.exec(text)?.[0])).toEqual([
      'остался 1 день',
      'осталось 3 дня',
      'осталось 5 дней',
    ]);
  });

  test('contain no exclamation marks', () => {
    expect(names.filter((name) => /!/.test(botTexts.en[name] + botTexts.ru[name]))).toEqual([]);
  });
});
