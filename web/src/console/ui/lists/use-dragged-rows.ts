import { type DragEvent, type HTMLAttributes, useState } from 'react';

export type DraggedRow = HTMLAttributes<HTMLElement> & { 'data-over'?: '' | undefined };

/** Dragging a row with the mouse moves it before the one it is dropped on; buttons do the same step by step. */
export function useDraggedRows<Row>(
  rows: readonly Row[],
  movable: boolean,
  put: (row: Row, before: Row | undefined) => void,
): (index: number) => DraggedRow {
  const [from, setFrom] = useState<number>();
  const [over, setOver] = useState<number>();
  const end = () => {
    setFrom(undefined);
    setOver(undefined);
  };
  return (index) => {
    if (!movable) return {};
    return {
      draggable: true,
      'data-over': over === index && from !== index ? '' : undefined,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'move';
        setFrom(index);
      },
      onDragOver: (event: DragEvent) => {
        if (from === undefined) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        const row = from === undefined ? undefined : rows[from];
        // Dropped on a later row it goes below that, so that the last place can be reached too.
        if (row && from !== index)
          put(row, rows[from !== undefined && from < index ? index + 1 : index]);
        end();
      },
      onDragEnd: end,
    };
  };
}
