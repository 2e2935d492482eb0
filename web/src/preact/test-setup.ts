import { options } from 'preact';

// Effects run after the next frame, which tests do not wait for; here they run as soon as their part is drawn.
options.requestAnimationFrame = (flush) => queueMicrotask(flush);
