import { allRoutes, routeModules } from '@sesame/contract/shared/all-routes.ts';
import * as z from 'zod/mini';

/** Schemas of one value, such as `emailField`, stay where they are used. */
const STRUCTURES = ['object', 'union', 'record', 'array'];

/**
 * Names for the schemas of every body and answer, for the OpenAPI document and the types of generated clients. An
 * exported schema has the name of its export: `consolePromoField` is `ConsolePromo`, and a list of it is
 * `ConsolePromoList`. Any other is named after the first call that uses it: `CreatePromoCodeBody`, `LoginAnswer`.
 * @throws if two schemas had the same name
 */
export function nameSchemas(): z.core.$ZodRegistry<{ id: string }> {
  const registry = z.registry<{ id: string }>();
  // Parts of an address are parameters, not schemas.
  const ofAddresses = new Set<unknown>(allRoutes.flatMap(({ params, query }) => [params, query]));
  const taken = new Set<string>();
  const add = (schema: z.core.$ZodType, id: string) => {
    if (registry.has(schema)) return;
    if (ofAddresses.has(schema)) throw new Error(`${id} is the schema of an address too`);
    if (taken.has(id)) throw new Error(`two schemas of the contract are called ${id}`);
    taken.add(id);
    registry.add(schema, { id });
  };
  for (const [name, value] of routeModules.flatMap((module) => Object.entries(module))) {
    if (!isSchema(value) || ofAddresses.has(value) || !STRUCTURES.includes(value.def.type))
      continue;
    add(value, capitalized(name.replace(/(Field|Answer)$/, '')));
  }
  for (const { id, body, answer, file } of allRoutes) {
    const call = capitalized(id);
    if (body !== undefined) add(body, `${call}Body`);
    if (file) continue;
    if (answer instanceof z.ZodMiniArray && !registry.has(answer)) {
      const { element } = answer.def;
      const item = registry.get(element)?.id;
      // The same list in two calls is two schemas; both have the name of the first.
      if (item !== undefined && taken.has(`${item}List`)) add(answer, `${call}Answer`);
      else if (item !== undefined) add(answer, `${item}List`);
      else {
        if (element instanceof z.ZodMiniObject) add(element, `${call}Item`);
        add(answer, `${call}Answer`);
      }
    }
    add(answer, `${call}Answer`);
  }
  return registry;
}

function isSchema(value: unknown): value is z.ZodMiniType {
  return value instanceof z.ZodMiniType;
}

function capitalized(name: string): string {
  return name.replace(/^./, (letter) => letter.toUpperCase());
}
