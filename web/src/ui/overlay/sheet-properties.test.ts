import { DrawerBackdropCssVariables, DrawerPopupCssVariables } from '@base-ui/react/drawer';
import { expect, test, vi } from 'vitest';
import { registerSheetProperties } from './sheet-properties.ts';

test('registers the properties of the library, so that it has none to register', () => {
  const registered: PropertyDefinition[] = [];
  vi.stubGlobal('CSS', {
    registerProperty: (property: PropertyDefinition) => registered.push(property),
  });
  registerSheetProperties();
  const { swipeMovementX, swipeMovementY, snapPointOffset, swipeStrength } =
    DrawerPopupCssVariables;
  expect(registered.map(({ name }) => name)).toEqual([
    ...[swipeMovementX, swipeMovementY, snapPointOffset],
    ...[DrawerBackdropCssVariables.swipeProgress, swipeStrength],
  ]);
  expect(registered.every(({ inherits }) => !inherits)).toBe(true);
});

test('leaves a browser alone that cannot register any', () => {
  vi.stubGlobal('CSS', {});
  expect(registerSheetProperties).not.toThrow();
});
