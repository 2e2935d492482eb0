// Stands for the entry of the shop: says that it runs.
dispatchEvent(new Event('shop-started'));
