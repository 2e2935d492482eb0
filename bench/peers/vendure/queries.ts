/** The calls of a storefront of Vendure: https://docs.vendure.io, "Storefront Development". */

export const listProducts = `query ($take: Int!) {
  products(options: { take: $take }) {
    totalItems
    items {
      id name slug description
      variants { id name sku currencyCode priceWithTax }
    }
  }
}`;

export const register = `mutation ($email: String!, $password: String!) {
  registerCustomerAccount(input: { emailAddress: $email, password: $password }) {
    ... on Success { success }
    ... on ErrorResult { errorCode message }
  }
}`;

export const signIn = `mutation ($email: String!, $password: String!) {
  login(username: $email, password: $password) {
    ... on CurrentUser { identifier }
    ... on ErrorResult { errorCode message }
  }
}`;

export const listOrders = `query ($take: Int!) {
  activeCustomer {
    orders(options: { take: $take, sort: { createdAt: DESC }, filter: { active: { eq: false } } }) {
      items {
        code state orderPlacedAt currencyCode totalWithTax
        lines { quantity linePriceWithTax productVariant { id name } }
        payments { state method amount }
      }
    }
  }
}`;

export const addItem = `mutation ($variant: ID!) {
  addItemToOrder(productVariantId: $variant, quantity: 1) {
    ... on Order { code state totalWithTax }
    ... on ErrorResult { errorCode message }
  }
}`;

export const arrangePayment = `mutation {
  transitionOrderToState(state: "ArrangingPayment") {
    ... on Order { code state }
    ... on ErrorResult { errorCode message }
  }
}`;

export const pay = `mutation {
  addPaymentToOrder(input: { method: "dummy", metadata: {} }) {
    ... on Order { code state }
    ... on ErrorResult { errorCode message }
  }
}`;
