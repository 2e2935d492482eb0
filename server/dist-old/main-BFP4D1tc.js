import { t as FSDriver } from "./driver-IDd0LZIo-Cjo3FSLM.js";
export { FSDriver };
