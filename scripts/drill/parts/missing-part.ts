/** Why a drill, or every drill of a set-up, cannot run on this machine. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';
}
