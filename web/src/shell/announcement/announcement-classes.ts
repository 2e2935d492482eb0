/**
 * Class names of the announcement, shared by the screen and the build, which renders its text before any script. React
 * replaces it without a layout shift.
 */
export const announcementClasses = {
  banner:
    'relative mb-8 grid min-h-[172px] grid-cols-[minmax(0,1fr)_380px] items-stretch overflow-hidden rounded-[20px] bg-accent-soft max-md:mb-5 max-md:grid-cols-1 max-md:rounded-[18px]',
  texts:
    'wrap-anywhere flex min-w-0 flex-col items-start justify-center px-8 py-6 max-md:px-5 max-md:pt-5 max-md:pb-4',
  title:
    'mb-1.5 text-balance font-semibold text-[1.375rem] leading-7 tracking-[-.018em] max-md:pr-10 max-md:text-xl max-md:leading-[26px]',
  description:
    'mb-[18px] max-w-[52ch] max-md:mb-3.5 text-pretty text-text-secondary leading-[21px]',
} as const;
